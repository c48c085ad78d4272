import { Card } from 'antd'
import type { ShownFigure } from '#contract/console/figures.ts'
import { useText } from '#web/ui/language.ts'
import { Chart } from './chart.tsx'
import { formatChange, formatFigure, formatTick } from './format-figure.ts'
import { figuresText } from './text.ts'

type FigureCardProps = { figure: ShownFigure; hasSubject: boolean }

/** One figure: its total, what it counts, its line, and the numbers of the line. */
export function FigureCard({ figure, hasSubject }: FigureCardProps) {
  const text = useText(figuresText)
  const { title, unit, total, total_before: before, days } = figure
  const change = formatChange(total, before)
  return (
    <Card className="figures-card" size="small" title={<h2 className="console-subtitle">{title}</h2>}>
      <p className="figures-total">
        {formatFigure(unit, total)}
        {unit === 'minutes' && ` ${text.minutes}`}
        <small>
          {text.before(formatFigure(unit, before))}
          {change !== '' && ` · ${change}`}
        </small>
      </p>
      <p className="figures-about">
        {figure.definition}
        {hasSubject && !figure.has_subjects && ` ${text.notBySubject}`}
      </p>
      <Chart
        label={text.chart(title)}
        format={(value) => formatTick(unit, value)}
        points={days.map(({ day, value }) => ({ name: day, value, text: formatFigure(unit, value) }))}
      />
      <details>
        <summary>{text.asTable}</summary>
        <div className="figures-days">
          <table>
            <thead>
              <tr>
                <th scope="col">{text.day}</th>
                <th scope="col">{text.value}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, value }) => (
                <tr key={day}>
                  <th scope="row">{day}</th>
                  <td>{formatFigure(unit, value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}
