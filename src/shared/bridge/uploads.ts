/**
 * Files that a person gives to the window. Their bytes travel, in pieces, and the host keeps them under an id until they
 * are used or given up: the interface never names a path.
 */
import { z } from 'zod';

export const uploadIdSchema = z.string().min(1).max(64);
export type UploadId = z.infer<typeof uploadIdSchema>;

/** A piece fits into one call of the browser's transport, with its letters. */
export const PIECE_BYTES = 1024 * 1024;
/** The same as for a program that is imported. */
export const MOST_UPLOAD_BYTES = 500 * 1024 * 1024;
export const MOST_UPLOAD_FILES = 10_000;

const uploadedFileSchema = z.strictObject({
  /** The name; with slashes where it is a file of a dropped folder, whose name comes first. */
  path: z.string().min(1).max(1000),
  bytes: z.int().min(0).max(MOST_UPLOAD_BYTES),
});

export const uploadCalls = {
  /** One file, or one folder with all its files. */
  'uploads.begin': {
    input: z.strictObject({ files: z.array(uploadedFileSchema).min(1).max(MOST_UPLOAD_FILES) }),
    output: z.object({ upload: uploadIdSchema }),
  },
  /** The next bytes of a file, in base64; the pieces of a file come in order. */
  'uploads.piece': {
    input: z.strictObject({
      upload: uploadIdSchema,
      /** Which file, from 0. */
      file: z.int().min(0),
      data: z.base64().max(Math.ceil(PIECE_BYTES / 3) * 4 + 4),
    }),
    output: z.undefined(),
  },
  'uploads.abandon': { input: z.strictObject({ upload: uploadIdSchema }), output: z.undefined() },
} as const;
