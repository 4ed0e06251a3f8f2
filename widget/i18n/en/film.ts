export const film = {
  pause: 'Pause the film',
  play: 'Play the film',
} as const
