import {SignatureKind, type Declarations, type Type} from './declarations.ts'

/** Finds the function types that an option accepts, by its path: `(chunk: Chunk) => boolean`. */
export type FindFunctions = (path: string) => string[]

/** Looks them up in the type of all options, because a schema only says that it is a function. */
export function createFunctionTypes(
  declarations: Declarations,
  types: readonly Type[],
): FindFunctions {
  const root = types.flatMap(partsOf)
  return path => {
    const steps = path.split(/\.|(?=\[\])/)
    const parts = steps.reduce(
      (found, step) => found.flatMap(type => partsAt(declarations, type, step)),
      root,
    )
    const functions = parts.filter(part => isFunction(declarations, part))
    const texts = functions.map(part => describe(declarations, part))
    return [...new Set(texts.map(text => (isReadable(text) ? text : 'Function')))].toSorted()
  }
}

/** The alternatives of a type. */
function partsOf(type: Type | undefined): readonly Type[] {
  if (!type) return []
  return type.isUnionType() ? (type.getTypes() ?? []).flatMap(partsOf) : [type]
}

function partsAt(declarations: Declarations, type: Type, step: string): readonly Type[] {
  const {checker} = declarations
  if (step === '[]') {
    if (!checker.isArrayType(type) || !type.isTypeReference()) return []
    return checker.getTypeArguments(type).flatMap(partsOf)
  }
  if (step === '<key>') {
    return checker.getIndexInfosOfType(type).flatMap(({valueType}) => partsOf(valueType))
  }
  if (isFunction(declarations, type)) return [] // skips what every function has
  const property = checker.getPropertyOfType(type, step)
  return property ? partsOf(checker.getTypeOfSymbol(property)) : []
}

function isFunction({checker}: Declarations, type: Type): boolean {
  return checker.getSignaturesOfType(type, SignatureKind.Call).length > 0
}

/** An interface that can be called is shown as the function that it is. */
function describe({checker, print, printWhole}: Declarations, type: Type): string {
  const text = printWhole(type)
  const [signature, ...more] = checker.getSignaturesOfType(type, SignatureKind.Call)
  if (text.includes('=>') || !signature || more.length > 0) return text
  const parameters = signature.getParameters().map(parameter => {
    const own = checker.getTypeOfSymbol(parameter)
    const whole = own ? print(own) : 'unknown'
    const short = whole.replace(/ \| undefined$|^undefined \| /, '')
    return `${parameter.name}${short === whole ? '' : '?'}: ${short}`
  })
  const result = checker.getReturnTypeOfSignature(signature)
  return `(${parameters.join(', ')}) => ${result ? print(result) : 'unknown'}`
}

const MAX_LENGTH = 140

/** Whether a type is worth showing: a longer one says less than that it is a function. */
function isReadable(text: string): boolean {
  return text.length <= MAX_LENGTH && text.includes('=>')
}
