import { Button, Flex, Typography } from 'antd'
import { useText } from '#web/ui/language.ts'
import { sessionText } from './text.ts'

/** Recovery codes, which are shown this once. */
export function NewCodes({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const text = useText(sessionText)
  return (
    <Flex vertical gap="middle">
      <Typography.Paragraph>{text.codesPrompt}</Typography.Paragraph>
      <ol className="console-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Typography.Text copyable={{ text: codes.join('\n') }}>{text.copyCodes}</Typography.Text>
      <Button type="primary" onClick={onKept}>
        {text.codesKept}
      </Button>
    </Flex>
  )
}
