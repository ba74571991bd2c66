#!/usr/bin/env bash
# Checks a pull request: annotations on stdout, Markdown and the worst exit status in $RUNNER_TEMP/ashlar.
set -uo pipefail
out="$RUNNER_TEMP/ashlar"
mkdir -p "$out"
rm -f "$out"/*
read -ra ashlar <<<"$ASHLAR"
worst=0
record_status() { if [ "$1" -gt "$worst" ]; then worst=$1; fi; }

# Compares with the merge base, because later commits on the base branch are not changes of this branch.
BASE=$(git merge-base "$BASE" HEAD 2>/dev/null || echo "$BASE")

allowed=()
while IFS= read -r path; do
  if [ -n "$path" ]; then allowed+=(--allow "$path"); fi
done <<<"${ALLOW:-}"

arguments=(${allowed[@]+"${allowed[@]}"})
if [ -n "$DOCUMENT" ]; then arguments+=("$DOCUMENT"); fi
documents=()
if [ -n "$DOCUMENT" ]; then documents=("$DOCUMENT")
else
  while IFS= read -r document; do documents+=("$document"); done < <("${ashlar[@]}" lint ${allowed[@]+"${allowed[@]}"} --json --no-redocly | node -e 'let text = ""; process.stdin.on("data", (part) => (text += part)).on("end", () => { const { document, documents = [] } = JSON.parse(text); for (const path of new Set([document, ...documents.map((entry) => entry.document)])) if (path) console.log(path); })')
fi

since=(--since "$BASE")
for document in ${documents[@]+"${documents[@]}"}; do
  case "$document" in http://* | https://*)
    since=()
    echo '::notice title=remote document::The repository contains no earlier version of a document from a URL. All lint findings are reported, and the changes of this document are not.'
    break ;;
  esac
done
"${ashlar[@]}" lint ${arguments[@]+"${arguments[@]}"} ${since[@]+"${since[@]}"} --format github --format markdown="$out/1-lint.md"
record_status $?

for document in ${documents[@]+"${documents[@]}"}; do
  if ! git cat-file -e "$BASE:./$document" 2>/dev/null; then continue; fi
  "${ashlar[@]}" diff "$BASE:$document" "$document" ${allowed[@]+"${allowed[@]}"} --format github --fail-on "$FAIL_ON"
  record_status $?
  changes=$("${ashlar[@]}" diff "$BASE:$document" "$document" ${allowed[@]+"${allowed[@]}"} --format markdown 2>/dev/null)
  # If there are several documents, equivalent ones are omitted.
  case "${#documents[@]} $changes" in
    1\ *) ;;
    *'The documents are equivalent.'*) continue ;;
  esac
  if [ -n "$changes" ]; then printf '%s\n\n' "$changes" >>"$out/2-diff.md"; fi
done

if [ "$CHECK" = true ]; then
  stale=$("${ashlar[@]}" generate ${arguments[@]+"${arguments[@]}"} --check)
  status=$?
  record_status $status
  problem=''
  if [ $status -eq 1 ] && [ -n "$stale" ]; then problem='The generated output is stale. Run `ashlar generate` and commit the result.'
  elif [ $status -ne 0 ]; then problem='Cannot check whether the generated output is up to date. See the log.'; fi
  if [ -n "$problem" ]; then
    echo "::error title=generated output::${problem//\`/}"
    printf '## Generated output\n\n%s\n' "$problem" >"$out/3-fresh.md"
    if [ -n "$stale" ]; then printf '\n```\n%s\n```\n' "${stale:0:5000}" >>"$out/3-fresh.md"; fi
  fi
fi
echo "$worst" >"$out/status"
