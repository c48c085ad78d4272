import { expect, it } from 'vitest'
import type { ContentBlock, MenuItem } from '#contract/discover/home.ts'
import { menuTarget, moreTarget } from '#web/paths/home.ts'

const scope = { collegeId: 3, diseaseId: 7 }

const item = (fields: Partial<MenuItem>): MenuItem => ({
  name: '回放',
  logo: '',
  type: 3,
  content: '',
  icon_status: 0,
  college_data: [],
  ...fields,
})

const heart = { college_id: 3, college_name: '心血管内科' }
const bone = { college_id: 4, college_name: '骨科' }

it.each([
  ['its own link (R205)', item({ content: '/openingPublicity' }), '/openingPublicity'],
  [
    'the encyclopedia of the only subject (R206)',
    item({ type: 8, college_data: [heart] }),
    `/encyclopediasHome?college_id=3&college_name=${encodeURIComponent('心血管内科')}`,
  ],
  ['a chooser of several subjects (R207)', item({ type: 8, college_data: [heart, bone] }), undefined],
  [
    'the departments (R208)',
    item({ type: 9, name: 'Departments' }),
    '/departmentHomePage?type=1&name=Departments&college_id=3',
  ],
  [
    'the channel of its type (R209)',
    item({ name: 'Playback' }),
    '/channelClass?type=3&name=Playback&college_id=3&disease_id=7',
  ],
])('a menu item leads to %s', (_what, item, target) => {
  expect(menuTarget(item, scope)).toBe(target)
})

const block = (type: ContentBlock['type'], channelAddress = ''): ContentBlock => ({
  id: 5,
  name: 'Section',
  type,
  channelAddress,
})

const channel = (type: number) => `/channelClass?type=${type}&name=Section&college_id=3&disease_id=7`

it.each([
  ['experts', block(1), '/expertList?college_id=3&disease_id=7'],
  ['meetings', block(2), channel(1)],
  ['information', block(3), channel(5)],
  ['operations', block(4), channel(6)],
  ['courses', block(5), channel(7)],
  ['picks', block(6), '/channelClass?type=12&name=Section&college_id=3&content_manage_id=5'],
  ['an address of its own', block(2, '/recentMeetings'), '/recentMeetings'],
])('the more link of %s (D4)', (_kind, block, target) => {
  expect(moreTarget(block, scope)).toBe(target)
})
