// Examples in the help of each command.

export const programExamples = `
Examples:
  ashlar generate                              Generate with the configuration
  ashlar generate openapi.yaml --out src/api   Generate without a configuration
  ashlar generate --check                      In CI: check that the output is up to date
  ashlar lint openapi.yaml --json              Print the findings as JSON`;

export const initExamples = `
Examples:
  ashlar init                                  Prompt for each option
  ashlar init --yes                            Use the detected document and the defaults
  ashlar init --document openapi.yaml --targets types,client --out src/api
  ashlar init --document openapi.yaml --mode packages --scope @acme
  ashlar init --mode lint                      Lint the document, without output

Existing files and customized scripts are kept and listed.`;

export const generateExamples = `
Examples:
  ashlar generate openapi.yaml --out src/api
  ashlar generate --targets types,docs         Keep the files of other targets unchanged
  ashlar generate --include-tag pets           Generate only the operations with a tag
  ashlar generate --check --json               Print the stale files as JSON
  ashlar generate --watch                      Watch the document, the configuration, and templates`;

export const scaffoldExamples = `
Examples:
  ashlar scaffold                              Scaffold every document in the configuration
  ashlar scaffold openapi.yaml --out src/api --handlers src/handlers
  ashlar scaffold --check                      In CI: check that every operation has a handler`;

export const templatesExamples = `
Examples:
  ashlar templates                             List the templates
  ashlar templates eject types/operations      Copy a template to the configured template directory
  ashlar templates check                       In CI: type-check the customized templates`;

export const lintExamples = `
Examples:
  ashlar lint openapi.yaml
  ashlar lint --since origin/main --format github     In a pull request: annotate new findings
  ashlar lint --format text --format sarif=lint.sarif
  ashlar lint --fix                                   Apply safe fixes
  ashlar lint --fix --unsafe-fixes                    Preview all fixes as a diff; --yes writes them
  ashlar lint --update-baseline --baseline lint.json  Suppress all current findings from now on`;

export const modelExamples = `
Examples:
  ashlar model openapi.yaml
  ashlar model openapi.yaml --include-tag pets  Only the operations with a tag, and the schemas that they use`;

export const mockExamples = `
Examples:
  ashlar mock openapi.yaml
  ashlar mock --port 0 --cors                  Use any free port, and allow web pages
  ashlar mock --state mock.json --watch        Keep the items, and follow edits of the document
  ashlar mock --include-tag pets --proxy https://api.example.com
                                               Serve the operations with a tag, and pass on the other requests

The header Prefer changes a response: code=404 selects a status, example=NAME an example, and wait=2 waits.
Press Ctrl+C to stop.`;

export const diffExamples = `
Examples:
  ashlar diff main:spec/openapi.yaml                      Compare with the main branch
  ashlar diff v1.yaml v2.yaml --fail-on breaking          In CI: fail on breaking changes
  ashlar diff @acme/spec@1.2.0 --format changelog         Print a changelog since a release`;

export const releaseExamples = `
Examples:
  ashlar release --dry-run                                 Show the planned versions, and run the checks
  ashlar release --dry-run --pack-destination archives     Also save the package archives
  ashlar release --publish                                 Publish all changed packages
  ashlar release services/orders/openapi.yaml --publish    Publish the packages of one document
  ashlar release --publish --min-version 1.0.0             Publish the first stable version`;

export const explainExamples = `
Examples:
  ashlar explain source/yaml-syntax
  ashlar explain maximum-lowered               Explain a kind of change that ashlar diff reports
  ashlar explain                               List all codes of diagnostics and rules`;
