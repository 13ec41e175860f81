import { results, type Result } from './results.ts'

const exactly = 'flags=accurate_rnd+full_chroma_int+full_chroma_inp+lanczos'

/** From the canvas's RGB to video: BT.709 in its limited range, said in the file, so that paper stays paper. */
const toVideo = [
  '-an -color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv',
  `-vf scale=out_color_matrix=bt709:out_range=tv:${exactly},format=yuv420p`,
].join(' ')

/** A still keeps its full range and all of its color. */
const toStill = [
  '-color_primaries bt709 -color_trc iec61966-2-1 -colorspace bt709 -color_range pc',
  `-vf scale=out_color_matrix=bt709:out_range=pc:${exactly},format=yuv444p`,
].join(' ')

/** Half the size of VP9 at less loss; who cannot play it takes the other. */
const av1 =
  '-c:v libaom-av1 -b:v 0 -crf 32 -cpu-used 5 -row-mt 1 -threads 2 -g 300 -lag-in-frames 35'

/** Level 3.1, which every phone decodes in hardware: the tuning alone would ask for 5. */
const h264 =
  '-c:v libx264 -profile:v high -preset slow -tune animation -crf 23 -refs 5 -level 3.1 -g 300 -movflags +faststart'

const avif = '-c:v libaom-av1 -still-picture 1 -crf 14 -b:v 0 -cpu-used 4 -frames:v 1'

type Encoding = { readonly result: Result; readonly args: readonly string[] }

/** How the recorded frames become what the site serves. Part of the film's hash. */
export const encodings: readonly Encoding[] = [
  { result: results.webm, args: `${toVideo} ${av1}`.split(' ') },
  { result: results.mp4, args: `${toVideo} ${h264}`.split(' ') },
]

export const posterEncoding: Encoding = {
  result: results.poster,
  args: `${toStill} ${avif}`.split(' '),
}
