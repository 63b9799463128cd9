import { TextInput, type TextInputProps } from '@mantine/core'

/** For the digits of an authenticator app, which telephones offer from their messages. */
export function CodeInput(props: Omit<TextInputProps, 'autoComplete'>) {
  return (
    <TextInput
      {...props}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={40}
      classNames={{ input: 'code' }}
      withAsterisk
      aria-required
    />
  )
}
