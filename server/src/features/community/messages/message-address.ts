import type { Env } from '#kernel/env.ts'
import type { SavedMessage } from './sending.queries.ts'

/** The page that a message opens from outside; the inbox knows where its other targets are. */
export const messagePath = ({ id, path }: Pick<SavedMessage, 'id' | 'path'>) => path || `/richText?id=${id}`

export const siteAddress = (env: Pick<Env, 'PUBLIC_ORIGIN' | 'PORT'>, path: string) =>
  `${env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`}${path}`
