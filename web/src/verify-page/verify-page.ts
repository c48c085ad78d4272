import { findProofInFile } from './find-proof-in-file.ts'
import { findProof, readPaper } from './read-paper.ts'
import type { Paper } from './read-paper.ts'
import { verifyText } from './verify-text.ts'
import type { VerifyText } from './verify-text.ts'

type Issuer = { origin: string; key: string }

/** Whether it was revoked, as far as that is known. */
type Later = { is: 'asking' | 'offline' | 'valid' | 'unknown' } | { is: 'revoked'; day: string }

type Shown = { is: 'none' } | { is: 'wrong' } | { is: 'genuine'; paper: Paper; later: Later }

const part = (id: string) => document.getElementById(id)!

const issuer = JSON.parse(part('issuer').textContent) as Issuer
let language: 'zh' | 'en' = /^zh|^$/.test(navigator.language) ? 'zh' : 'en'
let shown: Shown | undefined

function show(next?: Shown): void {
  shown = next ?? shown
  const text = verifyText[language]
  document.documentElement.lang = language === 'zh' ? 'zh-CN' : 'en'
  document.title = `${text.title} · Xinglin`
  for (const element of document.querySelectorAll<HTMLElement>('[data-words]'))
    element.textContent = String(text[element.dataset.words as keyof VerifyText])
  part('language').textContent = text.other
  part('result').replaceChildren(...(shown ? resultOf(shown, text) : []))
}

function resultOf(result: Shown, text: VerifyText): HTMLElement[] {
  if (result.is === 'none') return [verdict(false, text.none, text.noneNote)]
  if (result.is === 'wrong') return [verdict(false, text.wrong, text.wrongNote)]
  const { paper, later } = result
  const isGood = later.is !== 'revoked' && later.is !== 'unknown'
  return [verdict(isGood, text.genuine, text.genuineNote, laterText(later, text)), factsOf(paper, text)]
}

function laterText(later: Later, text: VerifyText): string {
  if (later.is === 'revoked') return text.revoked(later.day)
  return later.is === 'valid' ? text.valid(new Date().toLocaleString()) : text[later.is]
}

function verdict(isGood: boolean, title: string, ...notes: string[]): HTMLElement {
  const box = element('div', '')
  box.className = 'verify-page-verdict'
  box.toggleAttribute('data-good', isGood)
  box.append(element('h2', title), ...notes.map((note) => element('p', note)))
  return box
}

function factsOf(paper: Paper, text: VerifyText): HTMLElement {
  const nameState = paper.isVerified === undefined ? '' : paper.isVerified ? text.verified : text.unverified
  const facts = [
    [text.name, paper.name],
    [text.nameState, nameState],
    [text.hospital, paper.hospital],
    [text.jobTitle, paper.jobTitle],
    [text.meeting, paper.meeting],
    [text.organiser, paper.organiser],
    [text.credit, paper.credit],
    [text.issuedOn, paper.issuedOn],
    [text.number, paper.number],
  ]
  const list = element('dl', '')
  for (const [name, value] of facts) {
    if (!value) continue
    const row = element('div', '')
    row.append(element('dt', name!), element('dd', value))
    list.append(row)
  }
  return list
}

function element(tag: string, words: string): HTMLElement {
  const made = document.createElement(tag)
  made.textContent = words
  return made
}

/** The signature is judged at once; whether it was revoked since, only the issuer knows. */
async function verify(proof: string | undefined): Promise<void> {
  if (proof === undefined) return show({ is: 'none' })
  const paper = readPaper(proof, issuer.key)
  if (!paper) return show({ is: 'wrong' })
  show({ is: 'genuine', paper, later: { is: 'asking' } })
  show({ is: 'genuine', paper, later: await askRevoked(paper.number) })
}

async function askRevoked(number: string): Promise<Later> {
  try {
    const answer = await fetch(`${issuer.origin}/certificates/state/${encodeURIComponent(number)}`)
    if (!answer.ok) return { is: 'offline' }
    const { state, revoked_on } = (await answer.json()) as { state: string; revoked_on: string }
    if (state === 'revoked') return { is: 'revoked', day: revoked_on }
    return { is: state === 'valid' ? 'valid' : 'unknown' }
  } catch {
    return { is: 'offline' }
  }
}

async function verifyFile(file: Blob | null | undefined): Promise<void> {
  if (file) await verify(await findProofInFile(file))
}

const fileInput = part('file') as HTMLInputElement
fileInput.addEventListener('change', () => void verifyFile(fileInput.files?.[0]))
part('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void verify(findProof((part('text') as HTMLTextAreaElement).value))
})
part('language').addEventListener('click', () => {
  language = language === 'zh' ? 'en' : 'zh'
  show()
})
const drop = part('drop')
for (const name of ['dragover', 'dragleave', 'drop'])
  drop.addEventListener(name, (event) => {
    event.preventDefault()
    drop.toggleAttribute('data-over', name === 'dragover')
  })
drop.addEventListener('drop', (event) => void verifyFile(event.dataTransfer?.files[0]))
show()
