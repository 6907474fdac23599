import {SignatureKind, SymbolFlags, type Declarations, type Type} from './declarations.ts'

/** A parameter of a constructor, or a field of one that is an object. */
interface Parameter {
  readonly name: string
  readonly type: string
}

/** A field of a parameter. */
interface Field extends Parameter {
  /** The parameter that has it. */
  readonly of: string
}

/** Parameters of the constructor, according to the declarations. */
interface PluginSignature {
  /** Fields of parameters that are objects. */
  readonly fields: readonly Field[]
  readonly others: readonly Parameter[]
}

/** The types of the parameters of a class, by the name of its export. */
export function listParameters(
  {checker, exports}: Declarations,
  name: string,
): Array<{name: string; own: Type}> {
  const symbol = exports.get(name)
  const type = symbol && checker.getTypeOfSymbol(symbol)
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Construct) : []
  return (signature?.getParameters() ?? []).flatMap(parameter => {
    const own = checker.getTypeOfSymbol(parameter)
    return own ? [{name: parameter.name, own}] : []
  })
}

/** Sorts the parameters of a class into those with fields and others. */
export function readSignature(declarations: Declarations, name: string): PluginSignature {
  const fields: Field[] = []
  const others: Parameter[] = []
  for (const {name: parameter, own} of listParameters(declarations, name)) {
    const found = fieldsOf(declarations, own)
    if (found.length > 0) fields.push(...found.map(field => ({...field, of: parameter})))
    else others.push({name: parameter, type: declarations.print(own).replace(/ \| undefined$/, '')})
  }
  return {fields, others}
}

/** Fields of the plain objects that a type allows. */
function fieldsOf(declarations: Declarations, type: Type): Parameter[] {
  const parts = type.isUnionType() ? (type.getTypes() ?? []) : [type]
  return parts.flatMap(part =>
    isPlainObject(declarations, part) ? propertiesOf(declarations, part) : [],
  )
}

function isPlainObject({checker}: Declarations, type: Type): boolean {
  if (!type.isObjectType() && !type.isIntersectionType()) return false
  if (checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) return false
  return !/^(?:Array|RegExp|Function|Set|Map)$/.test(type.getSymbol()?.name ?? '')
}

function propertiesOf({checker, print}: Declarations, type: Type): Parameter[] {
  return checker.getPropertiesOfType(type).flatMap(property => {
    const own = checker.getTypeOfSymbol(property)
    if (!own || property.name.startsWith('__@')) return []
    const isOptional = (property.flags & SymbolFlags.Optional) !== 0
    const text = print(own)
    return {
      name: property.name,
      type: isOptional ? text.replace(/ \| undefined$|^undefined \| /, '') : text,
    }
  })
}
