import type { Env } from '#kernel/env.ts'
import type { EdgePort } from '#kernel/ports/edge.ts'
import { aliyunEdge } from './aliyun.ts'
import { nginxEdge } from './nginx.ts'
import { tencentEdge } from './tencent.ts'

const schemes = { nginx: nginxEdge, aliyun: aliyunEdge, tencent: tencentEdge }

/** Undefined where viewers load videos from this server. */
export function openEdge({ EDGE_URL, EDGE_SCHEME, EDGE_KEY }: Env): EdgePort | undefined {
  return EDGE_URL && EDGE_SCHEME && EDGE_KEY ? schemes[EDGE_SCHEME](EDGE_URL, EDGE_KEY) : undefined
}
