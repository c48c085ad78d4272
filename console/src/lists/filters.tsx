import { Button, Input, Select } from 'antd'
import type { ShownFilter, ShownResource } from '#contract/wire/shown-resource.ts'
import { useText } from '#web/ui/language.ts'
import { PeriodFilter } from './period-filter.tsx'
import { listText } from './text.ts'

type FiltersProps = {
  resource: ShownResource
  values: Record<string, string>
  onChange: (key: string, value: string) => void
  onClear: () => void
}

export function Filters({ resource, values, onChange, onClear }: FiltersProps) {
  const text = useText(listText)
  if (resource.filters.length === 0) return null
  return (
    <search className="console-filters">
      {resource.filters.map((filter) => (
        <OneFilter
          key={filter.key}
          filter={filter}
          value={values[filter.key] ?? ''}
          onChange={(value) => onChange(filter.key, value)}
        />
      ))}
      {Object.keys(values).length > 0 && (
        <Button type="link" onClick={onClear}>
          {text.clear}
        </Button>
      )}
    </search>
  )
}

type OneFilterProps = { filter: ShownFilter; value: string; onChange: (value: string) => void }

function OneFilter({ filter, value, onChange }: OneFilterProps) {
  const text = useText(listText)
  // What a value filters by stays readable once the placeholder has made way for it.
  const prefix = value === '' ? undefined : <span className="console-filter-name">{filter.title}</span>
  if (filter.kind === 'choice')
    return (
      <Select
        aria-label={filter.title}
        placeholder={filter.title}
        prefix={prefix}
        style={{ minWidth: 140 }}
        allowClear
        showSearch={{ optionFilterProp: 'label' }}
        value={value === '' ? undefined : value}
        options={filter.options?.map((option) => ({ value: option.value, label: option.title }))}
        onChange={(next?: string) => onChange(next ?? '')}
      />
    )
  if (filter.kind === 'period')
    return (
      <PeriodFilter
        label={filter.title}
        placeholders={[`${filter.title} ${text.from}`, text.until]}
        value={value}
        onChange={onChange}
      />
    )
  return (
    <Input.Search
      key={value}
      aria-label={filter.title}
      placeholder={filter.title}
      prefix={prefix}
      style={{ width: value === '' ? 250 : 320 }}
      defaultValue={value}
      allowClear
      onSearch={(next) => onChange(next.trim())}
    />
  )
}
