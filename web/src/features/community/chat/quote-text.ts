import type { ChatMessage, ChatQuote } from '#contract/community/chat.ts'
import type { chatText } from './text.ts'

type Quoted = Pick<ChatQuote, 'kind' | 'content' | 'is_recalled'> & Partial<Pick<ChatMessage, 'file_name'>>

/** One line that stands for a message: its text, or what sort of file it is. */
export function quoteText(
  { kind, content, is_recalled, file_name = '' }: Quoted,
  text: (typeof chatText)['zh'],
): string {
  if (is_recalled === 1) return text.quoteRecalled
  if (kind === 'picture' || kind === 'voice') return text.kinds[kind]
  return kind === 'file' ? `${text.kinds.file} ${content || file_name}` : content
}
