import {expect, test} from 'vitest'
import {Skeleton} from '../../../app/ui/skeleton.tsx'
import {showStatic, texts} from '../dom.ts'

test.each(['Output', undefined])(
  'Skeleton has the title, if it is known, and says that it is loading: %s',
  title => {
    showStatic(<Skeleton title={title} />)
    expect(texts('h1')).toEqual(title === undefined ? [] : [title])
    expect(texts('p')).toEqual(['Loading…'])
  },
)
