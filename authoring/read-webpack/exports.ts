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
  const warned = collectWarnings()
  try {
    const seen = new Set<unknown>()
    return visit(module, '', warned.names).filter(({value}) => {
      if (!isClass(value)) return true
      const isNew = !seen.has(value)
      seen.add(value)
      return isNew
    })
  } finally {
    warned.stop()
  }
}

/** Objects of values, which are listed as a whole. */
const wholes =
  /(?:^|\.)(?:ModuleFilenameHelpers|OptimizationStages|RuntimeGlobals|UsageState|syntax|comparators|serialization|dataURL|extractComments|InnerGraph)$|\.(?:runtime|util)$/

const builtIn = new Set(['length', 'name', 'prototype', 'arguments', 'caller'])

interface Warnings {
  /** Adds the name under which webpack warns, if it does. */
  during<T>(name: string, read: () => T): T
  has(name: string): boolean
}

function visit(module: object, prefix: string, warnings: Warnings): Exported[] {
  const keys = Object.keys(Object.getOwnPropertyDescriptors(module))
  return keys
    .filter(key => !builtIn.has(key))
    .flatMap(key => {
      const name = prefix + key
      const value: unknown = warnings.during(name, () => Reflect.get(module, key))
      const own = {name, value, isDeprecated: warnings.has(name)}
      if (typeof value !== 'object' || !isObject(value) || wholes.test(name)) return [own]
      return visit(value, `${name}.`, warnings)
    })
}

/** Node.js passes every warning of a deprecated getter to `process.emitWarning`. */
function collectWarnings(): {names: Warnings; stop(): void} {
  const emit = process.emitWarning
  const found = new Set<string>()
  let current = ''
  process.emitWarning = () => {
    found.add(current)
  }
  const names: Warnings = {
    during(name, read) {
      current = name
      return read()
    },
    has: name => found.has(name),
  }
  return {
    names,
    stop() {
      process.emitWarning = emit
    },
  }
}
