import { useId } from 'react'
import '#web/ui/field/field.css'
import './device-field.css'

export type DeviceFieldProps = {
  label: string
  devices: readonly MediaDeviceInfo[]
  value: string
  onChoose: (deviceId: string) => void
}

/** Chooses one of several cameras or microphones. */
export function DeviceField({ label, devices, value, onChoose }: DeviceFieldProps) {
  const id = useId()
  if (devices.length === 0) return null
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box">
        <select
          id={id}
          className="field-input device-field-choice"
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {devices.map((device, at) => (
            <option key={device.deviceId} value={device.deviceId}>
              {device.label || `${label} ${at + 1}`}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}
