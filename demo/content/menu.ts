import type { MenuIconKind } from '#demo/art/menu-icon.ts'

export type MenuItem = {
  name: string
  en: string
  icon: MenuIconKind
  /** 8 opens the encyclopedia, 9 the department home, the others the channel of that type. */
  type: number
  /** A path that is opened instead, empty for none. */
  content: string
  /** Shows the new tip (`icon_status` 1). */
  isNew: boolean
}

/** More than a page of ten, so that the grid's second page exists. */
export const menu: readonly MenuItem[] = [
  { name: '会议预告', en: 'Upcoming', icon: 'notice', type: 1, content: '', isNew: false },
  { name: '正在直播', en: 'Live', icon: 'live', type: 2, content: '', isNew: true },
  { name: '精彩回放', en: 'Playback', icon: 'playback', type: 3, content: '', isNew: false },
  { name: '学科专题', en: 'Columns', icon: 'column', type: 4, content: '', isNew: false },
  { name: '医学资讯', en: 'Articles', icon: 'information', type: 5, content: '', isNew: false },
  { name: '手术视频', en: 'Operations', icon: 'operation', type: 6, content: '', isNew: true },
  { name: '名医课程', en: 'Courses', icon: 'course', type: 7, content: '', isNew: false },
  { name: '药械百科', en: 'Encyclopedia', icon: 'encyclopedia', type: 8, content: '', isNew: false },
  { name: '病种术式', en: 'College', icon: 'college', type: 16, content: '/diseaseHomepage', isNew: false },
  { name: '学分会议', en: 'Credit', icon: 'credit', type: 10, content: '', isNew: false },
  { name: '科室主页', en: 'Departments', icon: 'department', type: 9, content: '', isNew: true },
  { name: '科普创作', en: 'Creation', icon: 'creation', type: 13, content: '/openingPublicity', isNew: true },
]
