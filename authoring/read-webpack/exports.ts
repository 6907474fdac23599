import {isClass, isObject} from './live-objects.ts'

/** Something that webpack exports. */
export interface Exported {
  /** `Compiler`, `ids.NamedModuleIdsPlugin`. */
  readonly name: string
  readonly value: unknown
  /** Whether webpack warns when it is accessed. */
  readonly isDeprecated: boolean
}

/**
 * Lists what a module exports, at any depth, in its own order. A class that has several names
 * is listed with the first. Objects that only hold others are left out.
 */
export function listExports(module: object): readonly Exported[] {
  const known = listed.get(module) ?? readExports(module)
  listed.set(module, known)
  return known
}

/** Node.js warns only at the first access of each name. */
const listed = new WeakMap<object, readonly Exported[]>()

function readExports(module: object): Exported[] {
  const seen = new Set<unknown>()
  return visit(module, '').filter(({value}) => {
    if (!isClass(value)) return true
    const isNew = !seen.has(value)
    seen.add(value)
    return isNew
  })
}

/** Objects of values, which are listed as a whole. */
const wholes =
  /(?:^|\.)(?:ModuleFilenameHelpers|OptimizationStages|RuntimeGlobals|UsageState|syntax|comparators|serialization|dataURL|extractComments|InnerGraph)$|\.(?:runtime|util)$/

const builtIn = new Set(['length', 'name', 'prototype', 'arguments', 'caller'])

function visit(module: object, prefix: string): Exported[] {
  const keys = Object.keys(Object.getOwnPropertyDescriptors(module))
  return keys
    .filter(key => !builtIn.has(key))
    .flatMap(key => {
      const own = {name: prefix + key, ...readField(module, key)}
      const {name, value} = own
      if (typeof value !== 'object' || !isObject(value) || wholes.test(name)) return [own]
      return visit(value, `${name}.`)
    })
}

/** Reads a field. Node.js passes the warning of a deprecated getter to `process.emitWarning`. */
function readField(module: object, key: string): Omit<Exported, 'name'> {
  const emit = process.emitWarning
  let isDeprecated = false
  process.emitWarning = () => {
    isDeprecated = true
  }
  try {
    const value: unknown = Reflect.get(module, key)
    return {value, isDeprecated}
  } finally {
    process.emitWarning = emit
  }
}
