import type {Collective} from './open-collective-server.ts'

interface Request {
  query: string
  variables: Readonly<Record<string, unknown>>
}

interface Selection {
  args: Readonly<Record<string, unknown>>
  /** Nothing for a field without fields of its own. */
  fields: Map<string, Selection> | undefined
}

type Answer = {data: unknown} | {errors: Array<{message: string}>}

/** Answers a query by its text and its variables, with no more than what it asks for. */
export function answerQuery(collective: Collective, {query, variables}: Request): Answer {
  try {
    const tokens: string[] = query.match(/\$?\w+|[{}()[\]:!]/g) ?? []
    tokens.splice(0, tokens.indexOf('{')) // the declarations of the variables
    const selected = parseFields(tokens, variables)
    return {data: pick({account: resolveAccount(collective, selected.get('account'))}, selected)}
  } catch (error) {
    return {errors: [{message: error instanceof Error ? error.message : String(error)}]}
  }
}

function parseFields(tokens: string[], variables: Request['variables']): Map<string, Selection> {
  const fields = new Map<string, Selection>()
  tokens.shift() // {
  while (tokens[0] !== '}') {
    const name = tokens.shift()
    if (name === undefined) throw new Error('Syntax Error: Expected }')
    const args = tokens[0] === '(' ? parseArguments(tokens, variables) : {}
    const inner = tokens[0] === '{' ? parseFields(tokens, variables) : undefined
    fields.set(name, {args, fields: inner})
  }
  tokens.shift() // }
  return fields
}

function parseArguments(tokens: string[], variables: Request['variables']) {
  const args: Record<string, unknown> = {}
  tokens.shift() // (
  while (tokens[0] !== ')') {
    const [name = '', colon, first = ''] = tokens.splice(0, 3)
    if (colon !== ':') throw new Error(`Syntax Error: Expected : after ${name}`)
    if (first === '[') args[name] = tokens.splice(0, tokens.indexOf(']') + 1).slice(0, -1)
    else if (first.startsWith('$')) args[name] = variables[first.slice(1)]
    else args[name] = first
    if (args[name] === undefined) throw new Error(`Variable ${first} was not provided.`)
  }
  tokens.shift() // )
  return args
}

function resolveAccount(collective: Collective, selection: Selection | undefined) {
  if (selection?.args.slug !== 'webpack') {
    throw new Error(`No collective found with slug ${String(selection?.args.slug)}`)
  }
  const ofMembers = selection.fields?.get('members')?.args ?? {}
  const roles = Array.isArray(ofMembers.role) ? ofMembers.role : ['BACKER', 'ADMIN']
  const members = collective.members.filter(({role}) => roles.includes(role))

  const ofPayments = selection.fields?.get('transactions')?.args ?? {}
  const {type, dateFrom = '', dateTo = '9999', includeIncognitoTransactions} = ofPayments
  const transactions = collective.transactions.filter(
    ({createdAt, fromAccount, ...transaction}) =>
      (type === undefined || transaction.type === type) &&
      createdAt >= String(dateFrom) &&
      createdAt <= String(dateTo) &&
      (includeIncognitoTransactions !== 'false' || !fromAccount?.isIncognito),
  )
  return {
    currency: collective.currency,
    members: pageOf(members, ofMembers),
    transactions: pageOf(transactions, ofPayments),
  }
}

function pageOf(rows: readonly unknown[], {limit = 100, offset = 0}: Selection['args']) {
  if (Number(limit) > 1000) throw new Error('Cannot fetch more than 1,000 at the same time')
  const nodes = rows.slice(Number(offset), Number(offset) + Number(limit))
  return {totalCount: rows.length, limit, offset, nodes}
}

/** The selected fields of a value; a field that there is not is an error. */
function pick(value: unknown, fields: Map<string, Selection> | undefined): unknown {
  if (Array.isArray(value)) return value.map(item => pick(item, fields))
  if (typeof value !== 'object' || value === null || !fields) return value
  const known = new Map<string, unknown>(Object.entries(value))
  const picked = [...fields].map(([name, selection]) => {
    if (!known.has(name)) throw new Error(`Cannot query field "${name}".`)
    return [name, pick(known.get(name), selection.fields)]
  })
  return Object.fromEntries(picked)
}
