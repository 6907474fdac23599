import {initSync, parse} from 'es-module-lexer'
import path from 'path'
import {transform} from 'sucrase'
import {fs} from './file-system.ts'

initSync()

/** Parameters of a module's function. The last two replace `import()` and `import.meta`. */
const parameters = 'exports,require,module,__filename,__dirname,__import,__meta'

type ModuleFunction = (...values: readonly unknown[]) => unknown

/** Compiles code; if it has `await` at its top level, the function returns a promise. */
export function compileFunction(code: string, file: string): ModuleFunction {
  const text = `${code}\n//# sourceURL=${file}`
  try {
    return Reflect.construct(
      constructorOf(() => {}),
      [parameters, text],
    )
  } catch (error) {
    try {
      return Reflect.construct(
        constructorOf(async () => {}),
        [parameters, text],
      )
    } catch {
      const message = error instanceof Error ? error.message : String(error)
      throw new SyntaxError(`${file}: ${message}`)
    }
  }
}

function constructorOf({constructor}: object) {
  return constructor
}

/** Rewrites an ES module so that it runs as a function. */
export function compileModule(code: string, file: string): string {
  const isTypeScript = /\.[cm]?ts$/.test(file)
  try {
    return transform(replaceMeta(code), {
      transforms: isTypeScript ? ['typescript', 'imports'] : ['imports'],
      filePath: file,
      disableESTransforms: true,
    }).code
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SyntaxError(message.replace('Error transforming ', ''))
  }
}

/** Replaces `import()` and `import.meta`, from the last to the first. */
export function replaceMeta(code: string): string {
  if (!/\bimport\b/.test(code)) return code
  const [imports] = parse(code)
  let text = code
  for (const {d, ss} of imports.toReversed()) {
    if (d === -1) continue
    const [old, name] = d === -2 ? ['import.meta', '__meta'] : ['import', '__import']
    text = text.slice(0, ss) + name + text.slice(ss + old.length)
  }
  return text
}

/** Whether a file is an ES module: by its extension, its package, or else by its code. */
export function isModuleFile(file: string, code: string): boolean {
  if (/\.m[jt]s$/.test(file)) return true
  if (/\.c[jt]s$/.test(file)) return false
  const type = findPackageType(path.dirname(file))
  return type === undefined ? isModuleCode(code) : type === 'module'
}

function findPackageType(folder: string): string | undefined {
  const file = path.join(folder, 'package.json')
  if (fs.existsSync(file)) return JSON.parse(String(fs.readFileSync(file))).type
  return folder === '/' ? undefined : findPackageType(path.dirname(folder))
}

function isModuleCode(code: string): boolean {
  if (!/\b(?:import|export)\b/.test(code)) return false
  try {
    return parse(code)[3]
  } catch {
    return /^\s*(?:import|export)\b/m.test(code) // the compiler reports the mistake
  }
}
