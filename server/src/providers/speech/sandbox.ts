import type { RecognisedSentence, SpeechPort } from '#kernel/ports/speech.ts'

const sentenceMs = 8000

const phrases = {
  zh: (at: number) => `第 ${at} 句：沙箱不会听声音，请对照视频把这一句改成讲者说的话。`,
  en: (at: number) => `Line ${at}: the sandbox does not listen. Replace this with what is said.`,
}

/** Plays a speech service: it does not listen, and has a line for every few seconds to be corrected. */
export function sandboxSpeech(): SpeechPort {
  return {
    begin: async ({ language, seconds }) => `${language} ${seconds}`,
    async result(task) {
      const [language, seconds] = task.split(' ')
      const say = phrases[language === 'en' ? 'en' : 'zh']
      const count = Math.max(1, Math.ceil((Number(seconds) * 1000) / sentenceMs))
      return Array.from({ length: count }, (_, at): RecognisedSentence => ({
        fromMs: at * sentenceMs,
        toMs: (at + 1) * sentenceMs,
        words: say(at + 1),
      }))
    },
  }
}
