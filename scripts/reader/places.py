"""Where the reader of messages lives, which these scripts teach."""
from pathlib import Path

READER = Path(__file__).resolve().parents[2] / 'server/features/chat/reader'
MARKED = READER / 'marked'
ENCODER, PIECES, HEADS = READER / 'data/encoder.onnx', READER / 'data/pieces.txt', READER / 'data/heads.bin'
