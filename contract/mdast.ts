/// <reference types="mdast-util-to-hast" />
/* oxlint-disable max-lines -- The schemas of the nodes refer to each other. */
import type {
  BlockContent,
  DefinitionContent,
  ListItem,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast'
import {z} from 'zod'

/*
 * The exact set of nodes that the body of a page may hold: mdast with GFM, without positions,
 * without raw HTML, and with every reference resolved. What Markdown has no node for is a
 * standard node with `data.hName`, `data.hProperties` or `data.hChildren`, so that
 * mdast-util-to-hast renders every page with its default handlers.
 */

const propertiesSchema = z
  .record(
    z.string(),
    z.union([
      z.string(),
      z.number(),
      z.boolean(),
      z.null(),
      // Described, because the strict mode of `ajv` rejects the list of types that would stand for both.
      z.array(z.union([z.string().describe('Such as a class.'), z.number()])),
    ]),
  )
  .meta({id: 'HastProperties', description: 'Properties of an element, by their names in hast.'})

const hastTextSchema = z
  .object({type: z.literal('text'), value: z.string()})
  .meta({id: 'HastText', description: 'Text within highlighted code.'})

interface HastElement {
  type: 'element'
  tagName: string
  properties: z.infer<typeof propertiesSchema>
  children: Array<z.infer<typeof hastTextSchema> | HastElement>
}
const hastElementSchema: z.ZodType<HastElement> = z
  .object({
    type: z.literal('element'),
    tagName: z.string(),
    properties: propertiesSchema,
    children: z.array(z.union([hastTextSchema, z.lazy(() => hastElementSchema)])),
  })
  .meta({id: 'HastElement', description: 'An HTML element within highlighted code.'})

const dataSchema = z
  .object({
    hName: z.string().optional().describe('Name of the HTML element to use.'),
    hProperties: propertiesSchema
      .optional()
      .describe('Properties of that element, by their names in hast: className, dataTitle …'),
    hChildren: z
      .array(z.union([hastTextSchema, hastElementSchema]))
      .optional()
      .describe(
        'Children of that element, such as highlighted code. They replace the children of the node.',
      ),
  })
  .meta({
    id: 'NodeData',
    description: 'How the node is rendered as HTML, if this differs from the default of its type.',
  })

const common = {data: dataSchema.optional()}
const phrasing = {...common, children: z.array(z.lazy(() => phrasingSchema))}
const flow = {...common, children: z.array(z.lazy(() => flowSchema))}
const resource = {url: z.string(), title: z.string().nullish()}
const label = {identifier: z.string(), label: z.string().nullish()}

/** Nodes that a paragraph may contain. */
export const phrasingSchema: z.ZodType<PhrasingContent> = z
  .discriminatedUnion('type', [
    z.object({type: z.literal('text'), ...common, value: z.string()}),
    z.object({type: z.literal('inlineCode'), ...common, value: z.string()}),
    z.object({type: z.literal('break'), ...common}),
    z.object({type: z.literal('emphasis'), ...phrasing}),
    z.object({type: z.literal('strong'), ...phrasing}),
    z.object({type: z.literal('delete'), ...phrasing}),
    z.object({type: z.literal('link'), ...phrasing, ...resource}),
    z.object({type: z.literal('image'), ...common, ...resource, alt: z.string().nullish()}),
    z.object({type: z.literal('footnoteReference'), ...common, ...label}),
  ])
  .meta({id: 'PhrasingContent', description: 'A node that a paragraph may contain.'})

const listItemSchema: z.ZodType<ListItem> = z
  .object({
    type: z.literal('listItem'),
    ...flow,
    checked: z
      .boolean()
      .nullish()
      .describe('State of a task. Null or absent if the item is not a task.'),
    spread: z.boolean().nullish(),
  })
  .meta({id: 'ListItem'})

const tableCellSchema = z
  .object({type: z.literal('tableCell'), ...phrasing})
  .meta({id: 'TableCell'})
const tableRowSchema = z
  .object({
    type: z.literal('tableRow'),
    ...common,
    children: z.array(tableCellSchema),
  })
  .meta({id: 'TableRow'})

/** Nodes that a page, an aside or a list item may contain. */
export const flowSchema: z.ZodType<BlockContent | DefinitionContent> = z
  .discriminatedUnion('type', [
    z.object({type: z.literal('paragraph'), ...phrasing}),
    z.object({
      type: z.literal('heading'),
      ...phrasing,
      depth: z.union([
        z.literal(1),
        z.literal(2),
        z.literal(3),
        z.literal(4),
        z.literal(5),
        z.literal(6),
      ]),
    }),
    z.object({
      type: z.literal('code'),
      ...common,
      value: z.string(),
      lang: z.string().nullish().describe('Language of the code, as written in the source.'),
      meta: z
        .string()
        .nullish()
        .describe('The rest of the line after the language, as written in the source.'),
    }),
    z.object({type: z.literal('thematicBreak'), ...common}),
    z.object({type: z.literal('blockquote'), ...flow}),
    z.object({
      type: z.literal('list'),
      ...common,
      ordered: z.boolean().nullish(),
      start: z.number().nullish(),
      spread: z.boolean().nullish(),
      children: z.array(listItemSchema),
    }),
    z.object({
      type: z.literal('table'),
      ...common,
      align: z.array(z.enum(['left', 'right', 'center']).nullable()).nullish(),
      children: z.array(tableRowSchema),
    }),
    z.object({type: z.literal('footnoteDefinition'), ...flow, ...label}),
  ])
  .meta({
    id: 'FlowContent',
    description: 'A node that a page, an aside or a list item may contain.',
  })

/** The text of a page. */
export const bodySchema: z.ZodType<Root> = z
  .object({
    type: z.literal('root'),
    children: z.array(flowSchema),
  })
  .meta({id: 'Body', description: 'mdast with GFM nodes, without positions and without raw HTML.'})
export type Body = Root
export type BodyContent = RootContent
