/** One language of an agreement: its opening and its sections, each a heading and paragraphs. */
export type AgreementText = {
  name: string
  opening: string
  sections: readonly (readonly [heading: string, ...paragraphs: string[]])[]
}

/** As HTML; a paragraph that begins with "- " is a list item, one between double asterisks is bold. */
export function agreementHtml({ name, opening, sections }: AgreementText): string {
  const body = sections.map(
    ([heading, ...paragraphs]) => `<h2>${heading}</h2>${paragraphs.map(paragraph).join('')}`,
  )
  const html = `<h1>${name}</h1><p>${opening}</p>${body.join('')}`
  return html.replaceAll(/(?:<li>.*?<\/li>)+/g, (items) => `<ul>${items}</ul>`)
}

function paragraph(text: string): string {
  if (text.startsWith('- ')) return `<li>${text.slice(2)}</li>`
  if (text.startsWith('**')) return `<p><strong>${text.slice(2, -2)}</strong></p>`
  return `<p>${text}</p>`
}
