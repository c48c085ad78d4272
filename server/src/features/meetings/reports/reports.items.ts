import { defineItem } from '#kernel/items.ts'
import { hasReport } from './reports.queries.ts'

export const reportItem = defineItem({ type: 'report', exists: hasReport })
