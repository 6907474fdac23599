import type {FileProblem} from './file-problem.ts'
import type {Issue} from '../issues/issue.ts'
import {nearest} from '../issues/nearest-names.ts'
import type {ParsedPage} from '../site/parsed-page.ts'
import {findNameProblem, urlOf} from '../content-format/urls.ts'

/** Finds images and linked files that do not exist, or whose names differ in case or spelling. */
export function checkFiles(
  pages: readonly ParsedPage[],
  files: ReadonlySet<string>,
  severity: Issue['severity'],
): Issue[] {
  const urls = new Set<string>(pages.map(({path}) => urlOf(path)))
  return pages.flatMap(({path, files: used}) =>
    used
      .filter(({path: file}) => !files.has(file) || findNameProblem(file))
      .map(({path: file, line, isLink = false}): Issue => {
        const problem = findNameProblem(file)
        if (problem) return {rule: 'bad-file-name', severity, file: path, line, ...problem}
        const rule = isLink ? 'dead-link' : 'broken-image'
        const page = isLink ? findPage(file, urls) : undefined
        const near = page ?? nearest(file, files)
        const hint =
          near === undefined ? 'Put the file there.' : `Did you mean /${near.replace(/^\//, '')}?`
        const message = `There is no file /${file} in the content folder.`
        return {rule, severity, file: path, line, message, hint}
      }),
  )
}

/** The page that another generator would write to a file: `guides/caching.html`. */
function findPage(file: string, urls: ReadonlySet<string>): string | undefined {
  const url = urlOf(file.replace(/\.(?:x?html?|markdown)$/i, '.md'))
  return urls.has(url) ? url : undefined
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
