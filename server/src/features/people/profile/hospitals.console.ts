import { profileLimits } from '#contract/people/profile.ts'
import { textColumn, textFilter } from '#kernel/console-framework/columns.ts'
import { textField } from '#kernel/console-framework/fields.ts'
import type { ValuesOf } from '#kernel/console-framework/fields.ts'
import { defineAction, defineForm, defineResource } from '#kernel/console-framework/resource.ts'
import { titledBy } from '#kernel/console-framework/titled-by.ts'
import { words } from '#kernel/console-framework/words.ts'
import { pinyinInitials } from '#kernel/pinyin.ts'
import { deleteHospital, hospitalRows, storedHospitals } from './hospitals.console.queries.ts'

const fields = {
  name: textField('名称', 'Name', { isRequired: true, max: profileLimits.hospital }),
  province: textField('省份', 'Province', {
    isRequired: true,
    max: 20,
    hint: ['如“浙江省”，统计和群发按此分省', 'Its full Chinese name; figures and messages go by it'],
  }),
  city: textField('城市', 'City', { isRequired: true, max: 20 }),
}

const withInitials = async (values: ValuesOf<typeof fields>) => ({
  ...values,
  initials: await pinyinInitials(values.city + values.name),
})

/** The hospitals that people choose from. Profiles keep the name that was chosen, so that removing one changes nobody’s. */
export const hospitalsResource = defineResource({
  name: 'hospitals',
  title: words('医院名录', 'Hospitals'),
  right: 'content.edit',
  rows: hospitalRows,
  titleOf: titledBy('name', 'city'),
  columns: {
    name: textColumn('名称', 'Name'),
    province: textColumn('省份', 'Province'),
    city: textColumn('城市', 'City'),
  },
  filters: {
    q: textFilter('名称或城市', 'Name or city'),
    province: textFilter('省份', 'Province'),
    city: textFilter('城市', 'City'),
  },
  form: defineForm({
    fields,
    read: storedHospitals.read,
    create: async (context, values) => storedHospitals.create(context, await withInitials(values)),
    createAll: async (context, all) =>
      storedHospitals.createAll(context, await Promise.all(all.map(withInitials))),
    change: async (context, id, values) => storedHospitals.change(context, id, await withInitials(values)),
  }),
  actions: {
    remove: defineAction({
      title: words('移除', 'Remove'),
      isBulk: true,
      isDangerous: true,
      asksReason: true,
      run: async ({ db }, id) => deleteHospital(db, id),
    }),
  },
})
