import * as fc from 'fast-check'

/** Parts of scripts, which contain each other: every kind of loop and function, with and without braces. */
const {statements} = fc.letrec<{expression: string; statement: string; statements: string}>(
  tie => ({
    expression: fc.oneof(
      {depthSize: 'small', withCrossShrink: true},
      fc.constantFrom('1', 'i', 'log("a")', '[1, 2]', '"b"', '{}', 'undefined'),
      oneOf(tie('expression'), code => [
        `log(${code})`,
        `(x => ${code})(1)`,
        `(() => ({c: ${code}}))()`,
        `(() => (1, ${code}))()`,
        `(a => b => ${code})(1)(2)`,
        `(async () => ${code})().catch(() => 1)`,
        `[1, 2].map(i => ${code})`,
        `(${code} ?? 1)`,
        `(class { static d = () => ${code} }).d()`,
        `((e = () => ${code}) => e())()`,
      ]),
      oneOf(tie('statements'), code => [
        `(function f(i) { ${code} })(1)`,
        `(function () { "use strict"\n${code} })()`,
        `(() => { ${code} })()`,
        `new (class { g() { ${code} } })().g()`,
        `({get h() { ${code} }}).h`,
        `[...(function* () { ${code} })()]`,
        `eval(${JSON.stringify(code)})`,
      ]),
    ),
    statement: fc.oneof(
      {depthSize: 'small', withCrossShrink: true},
      fc.constantFrom(';', 'log(1)', 'log(i)', 'x => 1', 'throw 1'),
      oneOf(tie('expression'), code => [
        `log(${code})`,
        `x => ${code}`,
        `${code.replace(/^[{f]/, '+$&')}`,
      ]),
      oneOf(tie('statement'), code => [
        `for (let i = 0; i < 2; i++) ${code}`,
        `for (const i of [1, 2]) ${code}`,
        `for (const i in {j: 1}) ${code}`,
        `do ${code}\nwhile (false)`,
        `if (i) ${code}\nelse ${code}`,
        `k: for (;;) { ${code}\nbreak k }`,
        `l: for (const i of [1, 2]) { for (;;) { ${code}\ncontinue l } }`,
        `{ let n = 0; while (n++ < 2) ${code} }`,
      ]),
      oneOf(tie('statements'), code => [
        `{ ${code} }`,
        `try { ${code} } catch { log("m") }`,
        `{ function o() { ${code} }\no() }`,
        `switch (1) { case 1: ${code} }`,
      ]),
    ),
    statements: fc
      .array(tie('statement'), {minLength: 1, maxLength: 3, depthIdentifier: 'list'})
      .map(each => each.join('\n')),
  }),
)

function oneOf(
  code: fc.Arbitrary<string>,
  forms: (code: string) => readonly string[],
): fc.Arbitrary<string> {
  return fc.tuple(code, fc.nat()).map(([inner, number]) => {
    const all = forms(inner)
    return all[number % all.length] ?? ''
  })
}

/** Scripts that end. */
export const program = statements.map(code => `var i = 0\n${code}`)
