import type {FileProblem} from './file-problem.ts'
import type {Issue} from './issue.ts'
import {nearest} from './nearest-names.ts'
import type {ParsedPage} from './parsed-page.ts'
import {findNameProblem} from './urls.ts'

/** Finds images and downloads that do not exist, or whose names differ in case or spelling. */
export function checkFiles(
  pages: readonly ParsedPage[],
  files: ReadonlySet<string>,
  severity: Issue['severity'],
): Issue[] {
  return pages.flatMap(({path, files: used}) =>
    used
      .filter(({path: file}) => !files.has(file) || findNameProblem(file))
      .map(({path: file, line}): Issue => {
        const problem = findNameProblem(file)
        if (problem) return {rule: 'bad-file-name', severity, file: path, line, ...problem}
        const near = nearest(file, files)
        const hint = near === undefined ? 'Put the file there.' : `Did you mean /${near}?`
        const message = `There is no file /${file} in the content folder.`
        return {rule: 'broken-image', severity, file: path, line, message, hint}
      }),
  )
}

/** Finds files that are not what their names say, or that could run scripts on the site. */
export function checkFileKinds(
  pages: readonly ParsedPage[],
  files: ReadonlyMap<string, {readonly problem?: FileProblem | undefined}>,
): Issue[] {
  return pages.flatMap(({path, files: used}) =>
    used.flatMap(({path: file, line}): Issue[] => {
      const problem = files.get(file)?.problem
      if (!problem) return []
      const {line: lineInFile, message, hint} = problem
      const place = lineInFile === undefined ? {file: path, line} : {file, line: lineInFile}
      return [{rule: 'bad-file', severity: 'error', ...place, message, hint}]
    }),
  )
}
