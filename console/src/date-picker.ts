import { DatePicker } from 'antd'
import 'dayjs/locale/zh-cn'

/** With the names of the days in Chinese as well. The first load of the console has no calendar, and so no dates. */
export const LocalDatePicker = DatePicker
