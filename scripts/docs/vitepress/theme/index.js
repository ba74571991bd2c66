// Theme of the documentation site: VitePress's own, with a wider start page.

export { default } from 'vitepress/theme';
import './style.css';
