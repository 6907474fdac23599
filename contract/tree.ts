import {z} from 'zod'

/** A heading of level 2 or 3, as the sidebar and “On this page” list it. */
export const anchorSchema = z
  .object({
    title: z.string().describe('The plain text of the heading.'),
    id: z.string().describe('The id of the heading on its page: the part of a link after #.'),
    level: z.union([z.literal(2), z.literal(3)]).describe('2 for ##, 3 for ###.'),
  })
  .meta({id: 'Anchor'})
export type Anchor = z.infer<typeof anchorSchema>

/** A link that an author recommends for further reading. */
export const relatedLinkSchema = z
  .object({
    title: z.string(),
    url: z
      .string()
      .describe('An absolute URL with `http:` or `https:`, or the URL of a page of this site.'),
  })
  .meta({id: 'RelatedLink'})
export type RelatedLink = z.infer<typeof relatedLinkSchema>

/** Path of a page on the site: begins and ends with a slash. */
export const pageUrlSchema = z.templateLiteral(['/', z.string()]).refine(url => url.endsWith('/'))
export type PageUrl = `/${string}`

const nodeFields = {
  path: z
    .string()
    .describe('Path of the source, relative to the content folder; empty for the root.'),
  name: z.string().describe('Last part of the path, with its extension.'),
  size: z
    .int()
    .nonnegative()
    .describe('Size of the source file in bytes. For a directory, the total size of its files.'),
  url: pageUrlSchema,
  title: z
    .string()
    .describe('From the front matter. For a directory, the title of its index page, or its name.'),
}

/** A page of the site as the tree lists it: all metadata, without the text. */
export const pageNodeSchema = z
  .object({
    ...nodeFields,
    type: z.literal('file'),
    extension: z.enum(['.md', '.mdx']),
    sort: z
      .number()
      .optional()
      .describe('Position among the pages of the folder; index pages use -1.'),
    group: z.string().optional().describe('Heading under which the sidebar lists the page.'),
    parent: pageUrlSchema
      .optional()
      .describe('URL of the page below which the sidebar lists this page.'),
    label: z
      .string()
      .optional()
      .describe('Shorter title for lists that also show the group or the parent of the page.'),
    description: z
      .string()
      .optional()
      .describe('One sentence about the page, from its front matter.'),
    date: z.iso
      .date()
      .optional()
      .describe('Date of publication (YYYY-MM-DD), from the front matter or the file name.'),
    updated: z.iso
      .date()
      .optional()
      .describe('Date of the text (YYYY-MM-DD), if it was written or changed after `date`.'),
    anchors: z.array(anchorSchema).describe('Headings of level 2 and 3 in document order.'),
    contributors: z
      .array(z.string())
      .describe(
        'GitHub user names of people who worked on earlier versions of the page, without duplicates.',
      ),
    related: z.array(relatedLinkSchema).optional(),
    source: z.url().optional().describe('URL of the original text, if it comes from elsewhere.'),
    edit: z.url().optional().describe('URL where the text is edited, if it comes from elsewhere.'),
    repo: z.url().optional().describe('The repository of the package that the page documents.'),
    package: z.string().optional().describe('Name of the npm package, if the text is its README.'),
    version: z.string().optional().describe('Version of that package.'),
    license: z.string().optional().describe('SPDX identifier of the license of that package.'),
    thirdParty: z.boolean().optional().describe('True if the webpack team does not maintain it.'),
  })
  .meta({id: 'PageNode'})
export type PageNode = z.infer<typeof pageNodeSchema>

/** A folder of pages. */
export interface DirectoryNode {
  path: string
  name: string
  size: number
  url: PageUrl
  title: string
  type: 'directory'
  children: TreeNode[]
}
export const directoryNodeSchema: z.ZodType<DirectoryNode> = z
  .object({
    ...nodeFields,
    type: z.literal('directory'),
    children: z.array(z.lazy(() => treeNodeSchema)).describe('In the order of the sidebar.'),
  })
  .meta({id: 'DirectoryNode'})

/** A page or a folder of pages. */
export type TreeNode = PageNode | DirectoryNode
export const treeNodeSchema: z.ZodType<TreeNode> = z
  .union([pageNodeSchema, directoryNodeSchema])
  .meta({id: 'TreeNode'})

/** All pages below a node, in the order of the links to the previous and next page. */
export function pagesInOrder(node: TreeNode): PageNode[] {
  return node.type === 'file' ? [node] : node.children.flatMap(pagesInOrder)
}
