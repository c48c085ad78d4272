import { createHash } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import { escapeHtml } from './template.ts'

/** Pages for the people who run or develop the platform: one style, no script. */
const style = `
:root { color-scheme: light dark; --ink: light-dark(#16262b, #e6eef0); --quiet: light-dark(#4a5f66, #a9bcc2);
  --paper: light-dark(#fff, #12191c); --line: light-dark(#d7e0e3, #2c393e); --accent: light-dark(#0a6c74, #5cc4cc); }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif; }
a { color: var(--accent); } h1 { font-size: 1.375rem; } h2 { font-size: 1.125rem; margin-top: 2rem; }
p.quiet, .quiet { color: var(--quiet); } code { font-size: .875em; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid var(--line); border-radius: 8px; font-size: .8125rem; line-height: 1.45; }
table { width: 100%; margin: 1rem 0 2rem; border-collapse: collapse; } th, td { padding: .5rem .75rem .5rem 0; text-align: left; vertical-align: top;
  border-bottom: 1px solid var(--line); } details { border-bottom: 1px solid var(--line); padding: .5rem 0; }
summary { cursor: pointer; min-height: 1.75rem; } .method { display: inline-block; min-width: 3.5rem; font-weight: 600; color: var(--accent); }
strong.code { font-size: 1.125rem; letter-spacing: .1em; } form { margin: .25rem 0; }
button, select, input { font: inherit; min-height: 2.25rem; padding: 0 .75rem; }
`
const styleHash = createHash('sha256').update(style).digest('base64')

export function sendPlainPage(reply: FastifyReply, title: string, body: string) {
  return reply
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .send(
      `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>${escapeHtml(title)}</title><link rel="icon" href="/icon-192.png"><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`,
    )
}
