import {execFile} from 'node:child_process'
import {readFile} from 'node:fs/promises'
import {delimiter, join} from 'node:path'
import {fileURLToPath} from 'node:url'
import {promisify} from 'node:util'
import {runInNewContext} from 'node:vm'
import {parse} from 'yaml'
import {z} from 'zod'
import {findFile, serveHost, type Host} from './serve-host.ts'

const programs = fileURLToPath(new URL('programs', import.meta.url))

const templateSchema = z.object({
  Resources: z.object({
    Routes: z.object({Properties: z.object({FunctionCode: z.string()})}),
    Site: z.object({
      Properties: z.object({
        DistributionConfig: z.object({
          CustomErrorResponses: z.tuple([
            z.object({
              ErrorCode: z.literal(403),
              ResponseCode: z.number(),
              ResponsePagePath: z.string(),
            }),
          ]),
        }),
      }),
    }),
  }),
})

/** A bucket behind CloudFront: uploaded with the script of the project, served by its template. */
export async function serveS3(project: string, bucket: string): Promise<Host> {
  await promisify(execFile)('sh', ['upload.sh'], {
    cwd: project,
    env: {
      ...process.env,
      PATH: programs + delimiter + process.env['PATH'],
      BUCKET_FOLDER: bucket,
      BUCKET: 'shop',
      DISTRIBUTION: 'E1',
    },
  })
  const headers = z
    .record(z.string(), z.string())
    .parse(JSON.parse(await readFile(join(bucket, '.headers.json'), 'utf8')))
  const text = await readFile(join(project, 'cloudfront.yml'), 'utf8')
  const {Routes, Site} = templateSchema.parse(parse(text, {logLevel: 'error'})).Resources
  const [missing] = Site.Properties.DistributionConfig.CustomErrorResponses
  const code = `${Routes.Properties.FunctionCode}; handler({request: {uri}}).uri`
  return serveHost(bucket, path => {
    const uri = z.string().parse(runInNewContext(code, {uri: path}))
    const file = findFile(bucket, uri)
    if (file === undefined) return {status: missing.ResponseCode, file: missing.ResponsePagePath}
    return {status: 200, file, headers: {'Cache-Control': headers[uri.slice(1)] ?? ''}}
  })
}
