export type MailMessage = {
  to: string
  subject: string
  text: string
  attachments: { name: string; mime: string; body: Buffer }[]
  /** Identifies the mail: a retry has the same Message-ID, by which mail servers detect duplicates. */
  reference: string
}

export type MailPort = { send(message: MailMessage): Promise<void> }

/** The mail server will never accept this mail. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
}
