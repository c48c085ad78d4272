import { createHash } from 'node:crypto'
import { checkPack } from './check-pack.mjs'

/** Both languages beside each other: a page that is saved has no other one. */
const words = {
  title: '讲课资料包核验 Check an evidence pack',
  about:
    '选择资料包（zip），在本机核对签名和每个文件，不会上传。此页可保存，断网后仍可使用。 Choose a pack: it is checked in this browser and sent nowhere. Save this page to use it without a connection.',
  pack: '资料包 Pack (zip)',
  key: '其他公钥（可选） Another public key (optional)',
  fingerprint: '公钥指纹 Fingerprint of the key (SHA-256)',
  save: '保存此页 Save this page',
  checking: '正在核对… Checking…',
  genuine: '真实：签名有效，文件未被改动 Genuine: the signature fits and no file was changed',
  wrong: '不可信 Not genuine',
  old: '此浏览器过旧，不支持 Ed25519，请用新版 Chrome、Edge、Firefox 或 Safari。 This browser is too old to check signatures.',
  facts: { expert: '专家 Expert', meeting: '会议 Meeting', begin: '开始 Began', built: '生成 Built' },
  faults: {
    noArchive: '不是完整的 zip 文件 this is no complete zip archive',
    packedAgain:
      '压缩包被重新打包，请使用下载的原文件 it was packed again; use the file as it was downloaded',
    twice: '文件重复 is in it twice',
    noManifest: '没有已签名的清单 there is no signed manifest in it',
    noKey: '不是公钥 this is no public key',
    signature: '签名与清单不符 the signature does not fit the manifest',
    otherThing: '不是讲课资料包 this is no evidence pack',
    missing: '缺少 is missing',
    changed: '已被改动 was changed',
    added: '是后来添加的 was added',
  },
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#16262b, #e6eef0); --quiet: light-dark(#4a5f66, #a9bcc2);
  --paper: light-dark(#fff, #12191c); --line: light-dark(#d7e0e3, #2c393e); --accent: light-dark(#0a6c74, #5cc4cc);
  --good: light-dark(#1c6b3a, #7fd6a0); --bad: light-dark(#a3261d, #ff9c92); }
body { margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.6 -apple-system, "PingFang SC", "Noto Sans SC", "Microsoft YaHei", sans-serif; }
h1 { font-size: 1.375rem; } a { color: var(--accent); } .quiet { color: var(--quiet); }
label { display: block; margin: 1rem 0 .25rem; } input { font: inherit; max-width: 100%; min-height: 2.75rem; }
output { display: block; margin: 1.5rem 0; } .good { color: var(--good); font-weight: 600; }
.bad { color: var(--bad); font-weight: 600; } dt { color: var(--quiet); } dd { margin: 0 0 .5rem; }
li, code { overflow-wrap: anywhere; font-size: .875rem; }
`

/** Runs in the page: `checkPack`, `words` and `siteKey` are put before it. */
const behaviour = `
const byId = (id) => document.getElementById(id)
const add = (parent, tag, text, look) => {
  const element = parent.appendChild(document.createElement(tag))
  element.textContent = text
  if (look) element.className = look
  return element
}
let turn = 0
async function check() {
  const pack = byId('pack').files[0]
  if (!pack) return
  const mine = ++turn
  const result = byId('result')
  result.replaceChildren()
  add(result, 'p', words.checking, 'quiet')
  const other = byId('key').files[0]
  const key = other ? await other.text() : siteKey
  const found = await checkPack(new Uint8Array(await pack.arrayBuffer()), key)
  if (mine !== turn) return
  result.replaceChildren()
  add(result, 'p', found.isGenuine ? words.genuine : words.wrong, found.isGenuine ? 'good' : 'bad')
  const faults = result.appendChild(document.createElement('ul'))
  for (const { kind, name } of found.faults) add(faults, 'li', [name, words.faults[kind]].filter(Boolean).join(' '))
  if (!found.manifest) return
  const facts = result.appendChild(document.createElement('dl'))
  for (const [field, title] of Object.entries(words.facts)) {
    add(facts, 'dt', title)
    add(facts, 'dd', String(found.manifest[field]))
  }
  add(facts, 'dt', words.fingerprint)
  add(facts, 'dd', found.fingerprint)
  const files = result.appendChild(document.createElement('ul'))
  for (const { name, bytes, sha256 } of found.manifest.files) add(files, 'li', name + ' (' + bytes + ' B) ' + sha256)
}
byId('pack').addEventListener('change', check)
byId('key').addEventListener('change', check)
if (!globalThis.crypto || !crypto.subtle) add(byId('result'), 'p', words.old, 'bad')
else
  crypto.subtle.generateKey('Ed25519', false, ['sign', 'verify']).catch(() => add(byId('result'), 'p', words.old, 'bad'))
`

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page in one file that checks packs in a browser, also without a connection, against the key of this site. */
export function verifierPage(publicPem: string): { html: string; policy: string } {
  const fingerprint = createHash('sha256')
    .update(Buffer.from(publicPem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'))
    .digest('hex')
  const script = [
    `const checkPack = ${checkPack.toString()}`,
    `const words = ${JSON.stringify(words)}`,
    `const siteKey = ${JSON.stringify(publicPem)}`,
    behaviour,
  ].join('\n')
  const html = `<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${words.title}</title><style>${style}</style></head>
<body><main><h1>${words.title}</h1><p>${words.about}</p>
<label for="pack">${words.pack}</label><input id="pack" type="file" accept=".zip,application/zip">
<label for="key">${words.key}</label><input id="key" type="file" accept=".pem">
<output id="result"></output>
<p class="quiet">${words.fingerprint}<br><code>${fingerprint}</code></p>
<p><a href="?" download="verify-evidence.html">${words.save}</a></p>
</main><script type="module">${script}</script></body></html>
`
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  return { html, policy }
}
