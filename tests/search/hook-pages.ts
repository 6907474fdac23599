import {createRequire} from 'node:module'
import type {StandIn} from './stand-in.ts'

interface Hooked {
  readonly hooks: Readonly<Record<string, unknown>>
}

interface Factory extends Hooked {
  createParser(type: string, options: object): Hooked
}

interface Compiler extends Hooked {
  readonly hooks: {
    readonly compilation: {
      tap(name: object, run: (compilation: Hooked, factories: Factories) => void): void
    }
  }
  newCompilation(factories: object): void
  createNormalModuleFactory(): Factory
  createContextModuleFactory(): Hooked
}

interface Factories {
  readonly normalModuleFactory: Factory
  readonly contextModuleFactory: Hooked
}

/** A page for the hooks of each part of webpack that has some. */
export async function buildHookPages(): Promise<StandIn[]> {
  const webpack: (options: object) => Compiler = createRequire(import.meta.url)('webpack')
  const compiler = webpack({entry: './none.js'})
  const pages: StandIn[] = [hookPage('compiler-hooks', 'Compiler Hooks', compiler)]
  compiler.hooks.compilation.tap({name: 'names', stage: 1000}, (compilation, factories) => {
    const {normalModuleFactory, contextModuleFactory} = factories
    const parser = normalModuleFactory.createParser('javascript/auto', {})
    pages.push(
      hookPage('compilation-hooks', 'Compilation Hooks', compilation),
      hookPage('normalmodulefactory-hooks', 'NormalModuleFactory Hooks', normalModuleFactory),
      hookPage('contextmodulefactory-hooks', 'ContextModuleFactory Hooks', contextModuleFactory),
      hookPage('parser', 'JavascriptParser Hooks', parser),
    )
  })
  compiler.newCompilation({
    normalModuleFactory: compiler.createNormalModuleFactory(),
    contextModuleFactory: compiler.createContextModuleFactory(),
  })
  return pages
}

function hookPage(name: string, title: string, {hooks}: Hooked): StandIn {
  const texts = Object.keys(hooks).map(hook => `### ${hook}\n\nA hook. Tap it by \`${hook}\`.`)
  return {
    url: `/api/${name}/`,
    title,
    text: ['What can be tapped.', '## Hooks', ...texts].join('\n\n'),
  }
}
