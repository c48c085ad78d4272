import type { Audience } from '#contract/meetings/meetings.ts'
import { states } from '#kernel/console-framework/columns.ts'

export const audienceStates = states({
  all: ['所有人', 'Everybody'],
  member: ['登录用户', 'Members'],
  doctor: ['医生', 'Doctors'],
  enterprise: ['企业用户', 'Enterprises'],
  faculty: ['讲者', 'Faculty'],
  invited: ['受邀用户', 'Invited'],
} satisfies Record<Audience, [string, string]>)
