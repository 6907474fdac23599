import type {Nav} from '#contract/nav.ts'

const socialImageAlt =
  'A dark blue cube inside a larger cube of light blue glass, among other cubes in the dark.'

interface SiteHeadProps extends Pick<Nav['site'], 'title' | 'url'> {
  /** Absent if there are no feeds. */
  feedTitle: string | undefined
}

/** Tags of the head that are the same in every document. */
export function SiteHead({title, url, feedTitle}: SiteHeadProps) {
  const socialImage = new URL('/icons/social.png', url).href
  return (
    <>
      <meta name="theme-color" content="#2B3A42" />
      <meta property="og:site_name" content={title} />
      <meta property="og:type" content="website" />
      <meta property="og:image" content={socialImage} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={socialImageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:site" content="@webpack" />
      <meta name="twitter:image" content={socialImage} />
      <meta name="twitter:image:alt" content={socialImageAlt} />
      <link rel="manifest" href="/manifest.json" />
      <link rel="icon" type="image/svg+xml" sizes="any" href="/icon.svg" />
      {[150, 192, 512].map(size => (
        <link
          key={size}
          rel="icon"
          type="image/png"
          sizes={`${size}x${size}`}
          href={`/icons/icon-${size}.png`}
        />
      ))}
      <link rel="apple-touch-icon" sizes="180x180" href="/icons/icon-180.png" />
      {feedTitle !== undefined && (
        <>
          <link rel="alternate" type="application/atom+xml" title={feedTitle} href="/feed.xml" />
          <link rel="alternate" type="application/feed+json" title={feedTitle} href="/feed.json" />
        </>
      )}
    </>
  )
}
