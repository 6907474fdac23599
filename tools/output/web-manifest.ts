import type {SiteSettings} from '../content-format/site-settings.ts'
import {BACKGROUND} from './icon.ts'

/** `manifest.json`: the manifest for installing the site as an app. */
export function buildManifest({title, description}: Pick<SiteSettings, 'title' | 'description'>) {
  return {
    id: '/',
    lang: 'en',
    name: `${title} Documentation`,
    short_name: title,
    description,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    theme_color: BACKGROUND,
    background_color: BACKGROUND,
    icons: [
      {src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any'},
      ...[150, 192, 512].map(size => png('icon', size, 'any')),
      ...[192, 512].map(size => png('maskable', size, 'maskable')),
    ],
  }
}

/** For a maskable one, the system may show only the circle in the middle, 80 % as wide. */
function png(name: string, size: number, purpose: 'any' | 'maskable') {
  return {src: `/icons/${name}-${size}.png`, sizes: `${size}x${size}`, type: 'image/png', purpose}
}
