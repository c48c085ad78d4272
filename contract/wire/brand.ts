import type { Language } from './language.ts'

/** The platform's name in titles and previews. */
export const brandName: Record<Language, string> = { zh: '杏林', en: 'Xinglin' }

/** The description of the platform for pages and settings without one. */
export const brandDescription: Record<Language, string> = {
  zh: '面向医生的学术平台：学术会议直播与回放、课程、手术视频与专业资讯。',
  en: 'The academic platform for doctors: meetings live and in playback, courses, surgical videos and articles.',
}

export const brandPicture = '/icon-512.png'
